import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../components/field.tsx';
import { officeClient } from './office-client.ts';

interface Place {
  readonly value: string;
  readonly label: string;
}

/** The clubs and regions that are entered. */
interface Places {
  readonly club: readonly Place[];
  readonly region: readonly Place[];
}

export function usePlaces(): Places {
  const [places, setPlaces] = useState<Places>({ club: [], region: [] });
  useEffect(() => {
    void officeClient.clubs().then((answer) => {
      if (!answer.ok) return;
      const { clubs, regions } = answer.value;
      setPlaces({
        club: clubs.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })),
        region: regions.map(({ name }) => ({ value: name, label: name })),
      });
    });
  }, []);
  return places;
}

interface PlacePickProps {
  readonly label: string;
  readonly value: string;
  readonly known: readonly Place[];
  readonly onPick: (value: string) => void;
}

/** A club or a region: one of those that are entered; where none is yet, any is typed. */
export function PlacePick({ label, value, known, onPick }: PlacePickProps) {
  const { t } = useTranslation('office');
  if (known.length === 0)
    return <Field label={label} value={value} onChange={(changed) => onPick(changed.currentTarget.value)} />;
  const others =
    value === '' || known.some((place) => place.value === value) ? [] : [{ value, label: value }];
  return (
    <Pick
      names
      label={label}
      value={value}
      options={[{ value: '', label: t('people.unknown') }, ...known, ...others]}
      onPick={onPick}
    />
  );
}
