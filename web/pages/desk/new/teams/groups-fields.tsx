import { type EntryView, GROUPS_WAYS, type GroupsView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../../components/field.tsx';
import { isolated } from '../../../../components/isolated.ts';
import { Fields, Quiet, Stack } from '../../parts/layout.tsx';
import type { GroupsDraft } from './groups-draft.ts';

const MOST_GROUPS = 26;

interface GroupsFieldsProps {
  readonly draft: GroupsDraft;
  /** As they would be; nothing while it is not known. */
  readonly proposed: GroupsView | undefined;
  readonly later: boolean;
  /** Those whom the phase before beat may have another chance. */
  readonly repechage: boolean;
  readonly official: boolean;
  readonly entries: readonly EntryView[];
  readonly onChange: (changes: Partial<GroupsDraft>) => void;
}

/** How many groups there are, who is in them, and what comes along from the phase before. */
export function GroupsFields(props: GroupsFieldsProps) {
  const { draft, proposed, later, repechage, official, entries, onChange } = props;
  const { t } = useTranslation('desk');
  const byPlace = later && draft.way === 'by-place';
  const ways = GROUPS_WAYS.filter((way) => way !== 'repechage' || repechage);
  const [tie] = proposed?.toPlayOff ?? [];
  const playOff = tie !== undefined && (
    <Check checked={draft.playOff} onChange={(isOne) => onChange({ playOff: isOne })}>
      {t('groups.playOff', { teams: tie.contestants.map((team) => nameIn(entries, team)).join(', ') })}
    </Check>
  );
  // Who plays it is settled, and nothing comes along.
  if (playOff !== false && draft.playOff) return playOff;
  return (
    <Stack>
      {playOff}
      <Fields>
        <Field
          label={t('groups.count')}
          type="number"
          min={1}
          max={MOST_GROUPS}
          value={String(draft.groups)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ groups: Math.min(MOST_GROUPS, Math.max(1, Math.trunc(Number(value)) || 1)) })
          }
        />
        {later && (
          <Pick
            label={t('groups.way')}
            value={draft.way}
            options={ways.map((value) => ({ value, label: t(`groups.ways.${value}`) }))}
            onPick={(way) => onChange({ way })}
          />
        )}
        {byPlace && (
          <Field
            label={t('groups.goOn')}
            description={t('groups.goOnHint')}
            inputMode="numeric"
            value={draft.goOn}
            onChange={({ currentTarget: { value } }) => onChange({ goOn: value })}
          />
        )}
        {later && (
          <Field
            label={t('groups.carried')}
            description={t('groups.carriedHint')}
            inputMode="numeric"
            value={draft.carried}
            onChange={({ currentTarget: { value } }) => onChange({ carried: value })}
          />
        )}
      </Fields>
      <Check checked={draft.byLot} onChange={(byLot) => onChange({ byLot })}>
        {t('groups.byLot')}
      </Check>
      <Check
        checked={draft.absent !== undefined}
        onChange={(held) => onChange({ absent: held ? [] : undefined })}
      >
        {t('groups.meeting')}
      </Check>
      {draft.absent !== undefined && (
        <Ticked
          heading={t('groups.absent')}
          entries={entries}
          ticked={draft.absent}
          onChange={(absent) => onChange({ absent })}
        />
      )}
      {!(later && draft.way !== 'spread') && (
        <Ticked
          heading={t('groups.exempt')}
          entries={entries}
          ticked={draft.exempt}
          onChange={(exempt) => onChange({ exempt })}
        />
      )}
      {draft.groups > 1 && proposed?.method === 'serpentine' && (
        <Check checked={draft.byRegion} onChange={(byRegion) => onChange({ byRegion })}>
          {t('groups.byRegion')}
        </Check>
      )}
      {later && draft.carried !== '' && (
        <Check checked={draft.among} onChange={(among) => onChange({ among })}>
          {t('groups.among')}
        </Check>
      )}
      {official && (
        <Check checked={draft.championship} onChange={(championship) => onChange({ championship })}>
          {t('groups.championship')}
        </Check>
      )}
      {proposed !== undefined && <Groups view={proposed} entries={entries} />}
    </Stack>
  );
}

const nameIn = (entries: readonly EntryView[], contestant: string): string =>
  isolated(entries.find((entry) => entry.contestant === contestant)?.name ?? contestant);

interface TickedProps {
  readonly heading: string;
  readonly entries: readonly EntryView[];
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
}

/** Some of the teams: whose captain did not come to the meeting (ROP 6.3), who is exempt (ROP 6.5). */
function Ticked({ heading, entries, ticked, onChange }: TickedProps) {
  return (
    <details>
      <summary>{heading}</summary>
      <Fields>
        {entries
          .filter(({ withdrawn }) => !withdrawn)
          .map(({ contestant, name }) => (
            <Check
              key={contestant}
              checked={ticked.includes(contestant)}
              onChange={(on) =>
                onChange(on ? [...ticked, contestant] : ticked.filter((each) => each !== contestant))
              }
            >
              {isolated(name)}
            </Check>
          ))}
      </Fields>
    </details>
  );
}

function Groups({ view, entries }: { readonly view: GroupsView; readonly entries: readonly EntryView[] }) {
  const { t } = useTranslation('desk');
  const { groups, clause, rematches, left, alone, foreseen, numbers = [], exempt } = view;
  const name = (contestant: string): string => nameIn(entries, contestant);
  const named = (teams: readonly string[]): string => teams.map(name).join(', ');
  return (
    <>
      {foreseen !== undefined && (
        <Quiet>
          {t('groups.foreseen', { ...foreseen })} {clause !== undefined && `(${clause})`}
        </Quiet>
      )}
      {groups.length > 1 &&
        groups.map(({ section, contestants }) => (
          <p key={section} style={{ margin: 0 }}>
            <b>{section}</b> {named(contestants)}
          </p>
        ))}
      {/* Where everybody goes on into one group, nothing else could be. */}
      {(groups.length > 1 || left.length > 0) && rematches.length > 0 && (
        <Quiet>
          {t('groups.rematches', {
            matches: rematches.map(([one, other]) => `${name(one)} – ${name(other)}`).join(', '),
          })}
        </Quiet>
      )}
      {left.length > 0 && <Quiet>{t('groups.left', { teams: named(left) })}</Quiet>}
      {exempt.length > 0 && <Quiet>{t('groups.exemptNow', { teams: named(exempt) })}</Quiet>}
      {numbers.length > 0 && (
        <Quiet>
          {t('groups.numbers', { teams: numbers.map((team, at) => `${at + 1} ${name(team)}`).join(', ') })}
        </Quiet>
      )}
      {alone.length > 0 && <Quiet>{t('groups.alone', { teams: named(alone) })}</Quiet>}
    </>
  );
}
