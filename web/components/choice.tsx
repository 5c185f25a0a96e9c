import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import { useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<T extends string> extends Pick<SegmentedControlProps, 'orientation'> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: React.ReactNode }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all in view, under a heading. */
export function Choice<T extends string>({ label, options, orientation, ...rest }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div>
      <div id={id} className={classes.label}>
        {label}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        data={[...options]}
        fullWidth
        transitionDuration={120}
        classNames={{ root: classes.root, label: classes.option, indicator: classes.indicator }}
        {...(orientation === undefined ? {} : { orientation })}
        {...rest}
      />
    </div>
  );
}
