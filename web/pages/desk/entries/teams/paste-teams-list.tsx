import type { Refusal } from 'naipe/tournament';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { client, type Intent, newCommandId } from '../../../../live/index.ts';
import { useDesk } from '../../desk-context.ts';
import { DataTable, Row, Stack } from '../../parts/layout.tsx';
import { RefusalLine } from '../../parts/outcome.tsx';
import classes from '../entries-page.module.css';
import { freeNumber } from '../placeholder.ts';
import { type PastedTeam, printPastedTeam, readPastedTeams } from './paste-teams.ts';
import { FEWEST_PLAYERS, type TeamView } from './team-draft.ts';
import { isPlaceholderOf, placeholderTeam } from './team-placeholder.ts';

/** Where each team of a list goes: to its number, else to the first without players, else it is new. */
function intentsFor(pasted: readonly PastedTeam[], teams: readonly TeamView[]): readonly Intent[] {
  const entered = new Set(teams.map(({ contestant }) => contestant));
  const taken = new Set([...entered, ...pasted.flatMap(({ number }) => number ?? [])]);
  const nameless = teams
    .filter(({ contestant, players }) => players.every(({ name }) => isPlaceholderOf(contestant, name)))
    .map(({ contestant }) => contestant)
    .filter((contestant) => !pasted.some(({ number }) => number === contestant));
  return pasted.map(({ number, name, players }): Intent => {
    const contestant = number ?? nameless.shift() ?? freeNumber(taken);
    taken.add(contestant);
    const named = players.map((player) => ({ name: player }));
    const rest = placeholderTeam(contestant).slice(named.length, FEWEST_PLAYERS);
    const data = { kind: 'team' as const, contestant, name, players: [...named, ...rest], captain: 0 };
    return {
      id: newCommandId(),
      type: entered.has(contestant) ? 'change-contestant' : 'enter-contestant',
      data,
    };
  });
}

interface PasteTeamsProps {
  readonly teams: readonly TeamView[];
  readonly onDone: () => void;
}

/** Teams from a list: one sees how it is read before it is entered; what is refused stays there. */
export function PasteTeams({ teams, onDone }: PasteTeamsProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const id = useId();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly of: string; readonly why: Refusal }>();
  const { teams: read, faults } = readPastedTeams(text);

  async function enter() {
    setSending(true);
    setRefusal(undefined);
    const intents = intentsFor(read, teams);
    let done = 0;
    for (const intent of intents) {
      const answer = await client.command(tournament, intent);
      if (!answer.ok) {
        setRefusal({ of: read[done]?.name ?? '', why: answer.error });
        break;
      }
      done++;
    }
    setSending(false);
    if (done === intents.length && faults.length === 0) return onDone();
    setText([...read.slice(done).map(printPastedTeam), ...faults.map((fault) => fault.text)].join('\n'));
  }

  return (
    <Stack>
      <label htmlFor={id}>{t('teams.pasteHint')}</label>
      <textarea
        id={id}
        dir="auto"
        className={classes.paste}
        value={text}
        readOnly={sending}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={'Lisboa; Ana Alfa, Rui Beta, Eva Gama, Gil Delta'}
      />
      {faults.length > 0 && (
        <ul role="alert" className={classes.faults}>
          {faults.map(({ line, code, what }) => (
            <li key={line}>{t(`teams.fault.${code}`, { line, what })}</li>
          ))}
        </ul>
      )}
      {read.length > 0 && (
        <DataTable label={t('teams.preview')}>
          <thead>
            <tr>
              <th scope="col">{t('teams.number')}</th>
              <th scope="col">{t('teams.name')}</th>
              <th scope="col">{t('teams.players')}</th>
            </tr>
          </thead>
          <tbody>
            {read.map(({ number = '', name, players }) => (
              <tr key={`${number}/${name}`}>
                <td>{number}</td>
                <th scope="row">{name}</th>
                <td>{players.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {refusal !== undefined && (
        <div>
          <b>
            <bdi>{refusal.of}</bdi>
          </b>
          <RefusalLine refusal={refusal.why} />
        </div>
      )}
      <Row>
        <Action next disabled={read.length === 0} loading={sending} onClick={() => void enter()}>
          {t('teams.enter', { count: read.length })}
        </Action>
      </Row>
    </Stack>
  );
}
