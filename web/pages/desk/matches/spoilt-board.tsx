import type { RopSpoilt, RtpSpoilt, SpoiltBoardRules } from 'naipe/regulation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Pick } from '../../../components/field.tsx';
import { Fields, Quiet, Stack } from '../parts/layout.tsx';

/** A board went wrong in one room: the simplest way to keep it, by the regulation (RTP 2.3.6, ROP 6.15, 9.2). */
export function SpoiltBoard({ rules }: { readonly rules: SpoiltBoardRules }) {
  const { t } = useTranslation('desk');
  const [what, setWhat] = useState(rules.whats[0] ?? '');
  const [played, setPlayed] = useState(false);
  const [replaceable, setReplaceable] = useState(false);
  const proposal = rules.propose({ what, otherRoom: played ? 'played' : 'not-played', replaceable });
  return (
    <Stack>
      <Fields>
        <Pick
          label={t('spoilt.what')}
          value={what}
          options={rules.whats.map((value) => ({
            value,
            label: t(`spoilt.whats.${value as RtpSpoilt | RopSpoilt}`),
          }))}
          onPick={setWhat}
        />
      </Fields>
      <Check checked={played} onChange={setPlayed}>
        {t('spoilt.played')}
      </Check>
      <Check checked={replaceable} onChange={setReplaceable}>
        {t('spoilt.replaceable')}
      </Check>
      {proposal !== undefined && (
        <p role="status" style={{ margin: 0 }}>
          <b>{t('matchRuling.proposal')}</b> {t(`spoilt.says.${proposal.board}`)} ({proposal.clause})
        </p>
      )}
      {proposal?.offence !== undefined && <Quiet>{t('spoilt.penalty')}</Quiet>}
    </Stack>
  );
}
