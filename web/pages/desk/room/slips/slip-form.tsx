import type { Slip } from 'naipe/regulation';
import type { TableView } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Field } from '../../../../components/field.tsx';
import { useDesk } from '../../desk-context.ts';
import { Quiet, Row, Stack } from '../../parts/layout.tsx';
import { Outcome, RefusalLine } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { FollowingList } from './following-list.tsx';
import { SlipPenalty } from './slip-penalty.tsx';
import { SlipRule } from './slip-rule.tsx';
import classes from './slips.module.css';
import { useIsOfTeams } from './use-slip-clause.ts';
import { type SlipCommand, useWhatFollows } from './use-what-follows.ts';

/** A table at which something went otherwise than planned. */
export interface SlipProps {
  readonly slip: Slip;
  readonly view: TableView;
  /** It is mended. */
  readonly onDone: () => void;
}

interface SlipFormProps extends SlipProps {
  /** What is to be mended, once enough is said. */
  readonly command: SlipCommand | undefined;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** What follows, where that is not seen from the boards of the table. */
  readonly says?: string;
  readonly children: ReactNode;
}

/** A slip at a table: what happened, what the rule says of it and what follows; only then the button. */
export function SlipForm(props: SlipFormProps) {
  const { slip, view, command, reason, onReason, onDone, says, children } = props;
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const isOfTeams = useIsOfTeams(view);
  const commanding = useDeskCommand(tournament, true);
  const { follows, refusal } = useWhatFollows(command);
  async function mend() {
    if (command !== undefined && (await commanding.send(command.type, command.data))) onDone();
  }
  return (
    <Stack>
      <Quiet>{t(`slips.${slip}.sentence`)}</Quiet>
      {children}
      <Field
        label={t('slips.reason')}
        value={reason}
        maxLength={1000}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <section aria-label={t('slips.rule')}>
        <h4 className={classes.heading}>{t('slips.rule')}</h4>
        <SlipRule slip={slip} view={view} />
        {!isOfTeams && <SlipPenalty slip={slip} view={view} />}
      </section>
      <section aria-label={t('slips.follows')} aria-live="polite">
        <h4 className={classes.heading}>{t('slips.follows')}</h4>
        {follows !== undefined &&
          (says === undefined ? <FollowingList follows={follows} /> : <Quiet>{says}</Quiet>)}
        {command !== undefined && follows === undefined && refusal === undefined && (
          <Quiet>{t('slips.checking')}</Quiet>
        )}
        <RefusalLine refusal={refusal} />
      </section>
      <Outcome commanding={commanding} onDone={onDone} />
      <Row>
        <Action
          next
          disabled={follows === undefined}
          loading={commanding.sending}
          onClick={() => void mend()}
        >
          {t('slips.go')}
        </Action>
      </Row>
    </Stack>
  );
}
