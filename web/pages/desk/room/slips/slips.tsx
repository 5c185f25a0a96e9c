import { MATCH_SLIPS, SLIPS, type Slip } from 'naipe/regulation';
import type { TableView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { deskAddress } from '../../desk-address.ts';
import { useDesk } from '../../desk-context.ts';
import { Row } from '../../parts/layout.tsx';
import { AlteredForm } from './altered-form.tsx';
import { MarkedForm } from './marked-form.tsx';
import { OpponentsForm } from './opponents-form.tsx';
import { PenaltyOnlyForm } from './penalty-only-form.tsx';
import classes from './slips.module.css';
import { TurnedForm } from './turned-form.tsx';
import { useIsOfTeams } from './use-slip-clause.ts';
import { WrongBoardForm } from './wrong-board-form.tsx';

const FORMS = {
  turned: TurnedForm,
  turned180: PenaltyOnlyForm,
  handsExchanged: AlteredForm,
  cardsMisplaced: AlteredForm,
  faceUp: PenaltyOnlyForm,
  wrongHand: PenaltyOnlyForm,
  marked: MarkedForm,
  opponents: OpponentsForm,
  wrongBoard: WrongBoardForm,
  notShuffled: PenaltyOnlyForm,
  misduplicated: AlteredForm,
  slow: PenaltyOnlyForm,
} as const satisfies Record<Slip, unknown>;

/** Of a match of teams two, and of one of pairs all but other opponents: who meets whom was drawn. */
const slipsOf = ({ match }: TableView, isOfTeams: boolean): readonly Slip[] =>
  isOfTeams ? MATCH_SLIPS : match === undefined ? SLIPS : SLIPS.filter((slip) => slip !== 'opponents');

/** What can have gone wrong at a table, each with the way to mend it. */
export function Slips({ view }: { readonly view: TableView }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const isOfTeams = useIsOfTeams(view);
  const [slip, setSlip] = useState<Slip>();
  const [isDone, setIsDone] = useState(false);
  const Form = slip === undefined ? undefined : FORMS[slip];
  const onDone = () => {
    setSlip(undefined);
    setIsDone(true);
  };
  return (
    <section aria-label={t('slips.heading')} className={classes.slips}>
      <h3 className={classes.title}>{t('slips.heading')}</h3>
      <Row>
        {slipsOf(view, isOfTeams).map((each) => (
          <Action
            key={each}
            aria-pressed={slip === each}
            onClick={() => {
              setSlip(slip === each ? undefined : each);
              setIsDone(false);
            }}
          >
            {t(`slips.${each}.title`)}
          </Action>
        ))}
        <span role="status">{isDone ? t('slips.done') : ''}</span>
      </Row>
      {view.match !== undefined && isOfTeams && (
        <Row>
          <span>{t('slips.inMatch')}</span>
          <ButtonLink href={`${deskAddress(tournament, 'matches')}?round=${view.match.round}`}>
            {t('matches.heading')}
          </ButtonLink>
        </Row>
      )}
      {Form !== undefined && slip !== undefined && <Form slip={slip} view={view} onDone={onDone} />}
    </section>
  );
}
