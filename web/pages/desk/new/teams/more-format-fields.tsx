import { ALLEGIANCES, type Allegiance, type Apart } from 'naipe/draw';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../../components/field.tsx';
import { Fields, Stack } from '../../parts/layout.tsx';
import type { FormatDraft } from './format-draft.ts';
import { bonusOf, pattonTable } from './format-extras.ts';

interface ExtrasProps {
  readonly draft: FormatDraft;
  readonly onChange: (changes: Partial<FormatDraft>) => void;
}

/** Whom the draw keeps apart, and for how many rounds. */
export function ApartFields({ draft: { apart }, onChange }: ExtrasProps) {
  const { t } = useTranslation('desk');
  const set = (by: Allegiance, rule: Apart | undefined) =>
    onChange({ apart: [...apart.filter((each) => each.by !== by), ...(rule === undefined ? [] : [rule])] });
  return ALLEGIANCES.map((by) => {
    const rule = apart.find((each) => each.by === by);
    return (
      <Stack key={by}>
        <Check checked={rule !== undefined} onChange={(kept) => set(by, kept ? { by } : undefined)}>
          {t(`format.apart.${by}`)}
        </Check>
        {rule !== undefined && (
          <Fields>
            <Field
              label={t('format.apartRounds')}
              description={t('format.apartHint')}
              inputMode="numeric"
              value={rule.rounds === undefined ? '' : String(rule.rounds)}
              onChange={({ currentTarget: { value } }) => {
                const { rounds: _, ...always } = rule;
                const rounds = Number(value);
                set(by, Number.isInteger(rounds) && rounds > 0 ? { ...always, rounds } : always);
              }}
            />
            <Check
              checked={rule.release !== undefined}
              onChange={(given) => {
                const { release: _, ...strict } = rule;
                set(by, given ? { ...strict, release: 'if-necessary' } : strict);
              }}
            >
              {t('format.apartRelease')}
            </Check>
          </Fields>
        )}
      </Stack>
    );
  });
}

const BONUSES = ['none', 'place', 'resistance'] as const;

/** RTP 3.6.12.6, ROP 8.2.3: bonuses. RTP 3.6.10.1, ROP 6.16: ties that are played off. */
export function LeagueExtras({ draft: { bonus, playOffs }, onChange }: ExtrasProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Field
        label={t('format.playOffs')}
        description={t('format.playOffsHint')}
        inputMode="numeric"
        value={playOffs}
        onChange={({ currentTarget: { value } }) => onChange({ playOffs: value.replace(/\D/g, '') })}
      />
      <Pick
        label={t('format.bonus')}
        value={bonus.by}
        options={BONUSES.map((value) => ({ value, label: t(`format.bonuses.${value}`) }))}
        onPick={(by) => onChange({ bonus: { ...bonus, by } })}
      />
      {bonus.by !== 'none' && (
        <Field
          label={t(`format.bonusText.${bonus.by}`)}
          value={bonus.text}
          {...(bonusOf(bonus) === undefined ? { error: t(`format.bonusUnread.${bonus.by}`) } : {})}
          onChange={({ currentTarget: { value } }) => onChange({ bonus: { ...bonus, text: value } })}
        />
      )}
    </>
  );
}

/** RTP 3.6.13: what a board brings, and the table that turns IMPs into as many points at most. */
export function PattonFields({ draft: { patton }, onChange }: ExtrasProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Pick
        label={t('format.pattonWin')}
        value={String(patton.win)}
        options={(['2', '1'] as const).map((value) => ({ value, label: t(`format.pattonWins.${value}`) }))}
        onPick={(win) => onChange({ patton: { ...patton, win: win === '1' ? 1 : 2 } })}
      />
      <Field
        wrapperProps={{ 'data-wide': true }}
        label={t('format.pattonTable')}
        description={t('format.pattonHint')}
        value={patton.table}
        {...(pattonTable(patton.table) === undefined ? { error: t('format.pattonUnread') } : {})}
        onChange={({ currentTarget: { value } }) => onChange({ patton: { ...patton, table: value } })}
      />
    </>
  );
}
