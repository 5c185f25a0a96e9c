import { VisuallyHidden } from '@mantine/core';
import {
  type Deal,
  isSeat,
  type Played,
  printDeal,
  randomDeal,
  readVulnerability,
  SEATS,
  type Seat,
  VULNERABILITIES,
  type Vulnerability,
} from 'naipe/game';
import { parOf } from 'naipe/solver';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Card } from '../../components/card.tsx';
import { DealDiagram } from '../../components/deal-diagram.tsx';
import { Area, Pick } from '../../components/field.tsx';
import { MakeableTable } from '../../components/makeable-table.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { readDealText } from './deal-text.ts';
import classes from './double-dummy-page.module.css';
import { PlayThrough } from './play-through.tsx';
import { useSolver } from './use-solver.ts';

/** What the address brings along: `?deal=N:…&dealer=E&vul=NS`. */
function fromAddress(): { readonly text: string; readonly dealer: Seat; readonly vulnerable: Vulnerability } {
  const asked = new URLSearchParams(window.location.search);
  const dealer = asked.get('dealer') ?? '';
  return {
    text: asked.get('deal') ?? '',
    dealer: isSeat(dealer) ? dealer : 'N',
    vulnerable: readVulnerability(asked.get('vul') ?? '') ?? 'None',
  };
}

const freshDeal = (): string => printDeal(randomDeal((bytes) => crypto.getRandomValues(bytes)));

/** Any deal: what can be made, par, and what each card costs when it is played through. */
export function DoubleDummyPage() {
  const { t } = useTranslation(['doubleDummy', 'common']);
  const [brought] = useState(fromAddress);
  const [text, setText] = useState(brought.text);
  const [dealer, setDealer] = useState(brought.dealer);
  const [vulnerable, setVulnerable] = useState(brought.vulnerable);
  const read = readDealText(text);

  function take(typed: string) {
    const { dealer: deals, vulnerable: marked } = readDealText(typed);
    setText(typed);
    if (deals !== undefined) setDealer(deals);
    if (marked !== undefined) setVulnerable(marked);
  }

  return (
    <PageFrame title={`${t('title')} · Naipe`}>
      <h1 className={classes.heading}>{t('title')}</h1>
      <p className={classes.about}>{t('about')}</p>
      <div className={classes.entry}>
        <Area
          label={t('text')}
          description={t('hint')}
          value={text}
          onChange={(event) => take(event.currentTarget.value)}
          spellCheck={false}
          error={
            text.trim() === '' || read.deal.ok ? undefined : t('fault', { why: read.deal.error.message })
          }
        />
        <div className={classes.choices}>
          <Pick
            label={t('dealer')}
            value={dealer}
            options={SEATS.map((value) => ({ value, label: t(`common:seat.${value}`) }))}
            onPick={setDealer}
          />
          <Pick
            label={t('common:vulnerability.label')}
            value={vulnerable}
            options={VULNERABILITIES.map((value) => ({ value, label: t(`common:vulnerability.${value}`) }))}
            onPick={setVulnerable}
          />
          <Action onClick={() => take(freshDeal())}>{t('random')}</Action>
        </div>
      </div>
      {read.deal.ok && (
        <Solved
          key={printDeal(read.deal.value)}
          deal={read.deal.value}
          dealer={dealer}
          vulnerable={vulnerable}
        />
      )}
    </PageFrame>
  );
}

interface SolvedProps {
  readonly deal: Deal;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
}

/** The cards, the table as it comes, and the play of a result that somebody chooses. */
function Solved({ deal, dealer, vulnerable }: SolvedProps) {
  const { t } = useTranslation(['doubleDummy', 'common']);
  const id = useId();
  const [chosen, setChosen] = useState<Played>();
  const { answer, progress } = useSolver<'table'>({ kind: 'table', deal: printDeal(deal) });
  return (
    <div className={classes.solved}>
      <section aria-labelledby={id}>
        <VisuallyHidden>
          <h2 id={id}>{t('cards')}</h2>
        </VisuallyHidden>
        <DealDiagram deal={deal} conditions={{ dealer, vulnerable }} />
      </section>
      <Card heading={t('common:makeable.heading')}>
        {answer === undefined ? (
          <p role="status">{t('working', { done: progress?.done ?? 0, of: progress?.of ?? 20 })}</p>
        ) : (
          <>
            <MakeableTable
              tricks={answer.tricks}
              par={parOf(answer.tricks, vulnerable, dealer)}
              chosen={chosen}
              onChoose={setChosen}
            />
            <p className={classes.about}>{t('choose')}</p>
          </>
        )}
      </Card>
      {chosen !== undefined && (
        <PlayThrough key={`${chosen.strain}${chosen.declarer}`} deal={deal} contract={chosen} />
      )}
    </div>
  );
}
