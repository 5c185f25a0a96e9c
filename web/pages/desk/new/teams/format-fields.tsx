import { TEAM_WAYS } from 'naipe/draw';
import { VP_SCALE_IDS, VP_SCALES } from 'naipe/regulation';
import { LINE_UP_WAYS, MATCH_SCORINGS, type MatchSetting, type Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../../components/field.tsx';
import { Fields } from '../../parts/layout.tsx';
import { areSegmentsEven, type FormatDraft, playsBothAtOnce } from './format-draft.ts';
import { ApartFields, LeagueExtras, PattonFields } from './more-format-fields.tsx';

interface FormatFieldsProps {
  readonly contestants: Settings['contestants'];
  readonly draft: FormatDraft;
  readonly onChange: (changes: Partial<FormatDraft>) => void;
}

/** Everything of the format that is not in its cards. */
export const FormatFields = (props: FormatFieldsProps) => (
  <>
    <Fields>
      <DrawFields {...props} />
    </Fields>
    <Fields>
      <MatchFields {...props} />
    </Fields>
    {props.draft.kind === 'swiss' && props.contestants === 'team' && <ApartFields {...props} />}
    {props.draft.kind !== 'knockout' && (
      <Fields>
        <LeagueExtras {...props} />
      </Fields>
    )}
  </>
);

function DrawFields({ contestants, draft, onChange }: FormatFieldsProps) {
  const { t } = useTranslation('desk');
  switch (draft.kind) {
    case 'round-robin':
      return (
        <>
          <Check checked={draft.double} onChange={(double) => onChange({ double })}>
            {t('format.double')}
          </Check>
          <Check
            checked={draft.neighboursEarly}
            onChange={(neighboursEarly) => onChange({ neighboursEarly })}
          >
            {t('format.neighbours')}
          </Check>
        </>
      );
    case 'swiss':
      return <SwissFields contestants={contestants} draft={draft} onChange={onChange} />;
    case 'knockout':
      return (
        <>
          <Field
            label={t('format.until')}
            description={t('format.untilHint')}
            inputMode="numeric"
            value={draft.until}
            onChange={({ currentTarget: { value } }) => onChange({ until: value })}
          />
          {draft.until.trim() === '' && (
            <Check checked={draft.thirdPlace} onChange={(thirdPlace) => onChange({ thirdPlace })}>
              {t('format.thirdPlace')}
            </Check>
          )}
        </>
      );
    case 'movement':
      return (
        <Pick
          wrapperProps={{ 'data-wide': true }}
          label={t('format.movementKind')}
          value={draft.movement}
          options={TEAM_WAYS.map((value) => ({ value, label: t(`format.movements.${value}`) }))}
          onPick={(movement) => onChange({ movement })}
        />
      );
  }
}

const DANISH = [0, 1, 2] as const;
const LAGS = [0, 1] as const;

function SwissFields({ contestants, draft, onChange }: FormatFieldsProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <WholeNumber
        label={t('format.rounds')}
        value={draft.rounds}
        onNumber={(rounds) => onChange({ rounds })}
      />
      <Pick
        label={t('format.first')}
        value={draft.first}
        options={(['fold', 'slide', 'lots'] as const).map((value) => ({
          value,
          label: t(`format.firstWays.${value}`),
        }))}
        onPick={(first) => onChange({ first })}
      />
      <Pick
        label={t('format.method')}
        value={draft.method}
        options={(['regulation', 'nearest'] as const).map((value) => ({
          value,
          label: t(`format.methods.${value}`),
        }))}
        onPick={(method) => onChange({ method })}
      />
      {contestants === 'team' && (
        <Pick
          label={t('format.odd')}
          value={draft.odd}
          options={(['bye', 'triple'] as const).map((value) => ({
            value,
            label: t(`format.oddWays.${value}`),
          }))}
          onPick={(odd) => onChange({ odd })}
        />
      )}
      <Pick
        label={t('format.danish')}
        value={String(draft.danishRounds)}
        options={DANISH.map((value) => ({
          value: String(value),
          label: value === 0 ? t('format.danishNone') : t('format.danishLast', { count: value }),
        }))}
        onPick={(value) => onChange({ danishRounds: DANISH.find((each) => String(each) === value) ?? 0 })}
      />
      <Pick
        label={t('format.lag')}
        value={String(draft.lag)}
        options={LAGS.map((value) => ({ value: String(value), label: t(`format.lagWays.${value}`) }))}
        onPick={(value) => onChange({ lag: value === '1' ? 1 : 0 })}
      />
    </>
  );
}

function MatchFields({ contestants, draft, onChange }: FormatFieldsProps) {
  const { t } = useTranslation('desk');
  const { match } = draft;
  const change = (changes: Partial<MatchSetting>) => onChange({ match: { ...match, ...changes } });
  return (
    <>
      <WholeNumber
        label={t('format.boards')}
        value={match.boards}
        onNumber={(boards) => change({ boards })}
      />
      <WholeNumber
        label={t('format.segments')}
        value={match.segments}
        {...(areSegmentsEven(match) ? {} : { error: t('format.oddSegments', { ...match }) })}
        onNumber={(segments) => change({ segments })}
      />
      <WholeNumber
        label={t('format.preparation')}
        least={0}
        value={match.preparation ?? 0}
        onNumber={(preparation) => change({ preparation })}
      />
      {contestants === 'team' && (
        <TeamMatchFields draft={draft} onMatch={(all) => onChange({ match: all })} />
      )}
      {match.scoring === 'patton' && <PattonFields draft={draft} onChange={onChange} />}
    </>
  );
}

interface TeamMatchFieldsProps {
  readonly draft: FormatDraft;
  readonly onMatch: (match: MatchSetting) => void;
}

/** What only a match with two rooms has. */
function TeamMatchFields({ draft, onMatch }: TeamMatchFieldsProps) {
  const { t } = useTranslation('desk');
  const { match } = draft;
  const change = (changes: Partial<MatchSetting>) => onMatch({ ...match, ...changes });
  return (
    <>
      <Pick
        label={t('format.scoring')}
        value={match.scoring}
        options={MATCH_SCORINGS.map((value) => ({ value, label: t(`format.scorings.${value}`) }))}
        onPick={(scoring) => change({ scoring })}
      />
      {match.scoring === 'imps' && (
        <Pick
          label={t('format.scale')}
          value={match.scale ?? ''}
          options={[
            { value: '', label: t('format.scaleOfRegulation') },
            ...VP_SCALE_IDS.map((value) => ({ value, label: VP_SCALES[value].name })),
          ]}
          onPick={(scale) => {
            const { scale: _, ...ofRegulation } = match;
            onMatch(scale === '' ? ofRegulation : { ...ofRegulation, scale });
          }}
        />
      )}
      <Pick
        label={t('format.lineUps')}
        value={match.lineUps}
        options={LINE_UP_WAYS.map((value) => ({ value, label: t(`format.lineUpWays.${value}`) }))}
        onPick={(lineUps) => change({ lineUps })}
      />
      <Pick
        label={t('format.deals')}
        value={match.deals}
        options={(['common', 'own'] as const).map((value) => ({
          value,
          label: t(`format.dealWays.${value}`),
        }))}
        onPick={(deals) => {
          const { written: _, ...onSheets } = match;
          onMatch(deals === 'own' ? { ...onSheets, deals } : { ...match, deals });
        }}
      />
      {match.deals === 'common' && (
        <Check
          checked={match.written !== undefined}
          onChange={(travellers) => {
            const { written: _, ...onSheets } = match;
            onMatch(travellers ? { ...onSheets, written: 'travellers' } : onSheets);
          }}
        >
          {t('format.travellers')}
        </Check>
      )}
      <Check
        checked={match.home !== undefined}
        onChange={(drawn) => {
          const { home: _, ...byProgramme } = match;
          onMatch(drawn ? { ...byProgramme, home: 'by-lot' } : byProgramme);
        }}
      >
        {t('format.homeByLot')}
      </Check>
      <Check
        checked={match.tables !== undefined}
        onChange={(fresh) => {
          const { tables: _, ...inOrder } = match;
          onMatch(fresh ? { ...inOrder, tables: 'fresh' } : inOrder);
        }}
      >
        {t('format.freshTables')}
      </Check>
      {playsBothAtOnce(draft) && (
        <Check
          checked={match.halves !== undefined}
          onChange={(exchanged) => {
            const { halves: _, ...shared } = match;
            onMatch(exchanged ? { ...shared, halves: 'exchanged' } : shared);
          }}
        >
          {t('format.halves')}
        </Check>
      )}
      <Check
        checked={match.handicap !== undefined}
        onChange={(given) => {
          const { handicap: _, ...level } = match;
          onMatch(given ? { ...level, handicap: 'by-value' } : level);
        }}
      >
        {t('format.handicap')}
      </Check>
    </>
  );
}

interface WholeNumberProps {
  /** 1 unless told. */
  readonly least?: number;
  readonly label: string;
  readonly value: number;
  readonly error?: string;
  readonly onNumber: (value: number) => void;
}

const WholeNumber = ({ value, least = 1, onNumber, ...rest }: WholeNumberProps) => (
  <Field
    type="number"
    min={least}
    inputMode="numeric"
    value={value}
    onChange={(event) => {
      const typed = event.currentTarget.valueAsNumber;
      if (Number.isInteger(typed) && typed >= least) onNumber(typed);
    }}
    {...rest}
  />
);
