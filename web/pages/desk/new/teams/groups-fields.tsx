import type { ContestantId } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../../components/field.tsx';
import { Fields, Quiet } from '../../parts/layout.tsx';
import { DIVIDINGS, type GroupsDraft, groupNames, groupsOf, mostGroups } from './groups.ts';

interface GroupsFieldsProps {
  /** In the order of their strength. */
  readonly contestants: readonly ContestantId[];
  readonly nameOf: (contestant: ContestantId) => string;
  readonly draft: GroupsDraft;
  readonly onChange: (draft: GroupsDraft) => void;
}

/** Into how many groups, and who is in which. */
export function GroupsFields({ contestants, nameOf, draft, onChange }: GroupsFieldsProps) {
  const { t } = useTranslation(['desk', 'results']);
  const most = mostGroups(contestants.length);
  if (most < 2) return null;
  const groups = groupsOf(contestants, draft);
  const { count, dividing, byHand } = draft;
  return (
    <>
      <Fields>
        <Pick
          label={t('groups.count')}
          value={String(count)}
          options={groupNames(most).map((_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          onPick={(value) => onChange({ ...draft, count: Number(value) })}
        />
        {count > 1 && (
          <Pick
            label={t('groups.dividing')}
            value={dividing}
            options={DIVIDINGS.map((value) => ({ value, label: t(`groups.ways.${value}`) }))}
            onPick={(value) => onChange({ ...draft, dividing: value })}
          />
        )}
      </Fields>
      {count > 1 &&
        dividing !== 'hand' &&
        groups.map(({ section, contestants: members }) => (
          <Quiet key={section}>
            <b>{t('results:match.group', { group: section })}</b>: {members.map(nameOf).join(', ')}
          </Quiet>
        ))}
      {count > 1 && dividing === 'hand' && (
        <Fields>
          {contestants.map((contestant) => (
            <Pick
              key={contestant}
              label={nameOf(contestant)}
              value={groups.find((group) => group.contestants.includes(contestant))?.section ?? 'A'}
              options={groupNames(count).map((section) => ({
                value: section,
                label: t('results:match.group', { group: section }),
              }))}
              onPick={(section) =>
                onChange({ ...draft, byHand: new Map([...byHand, [contestant, section]]) })
              }
            />
          ))}
        </Fields>
      )}
    </>
  );
}
