import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Row, Stack } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import type { DeskCommanding } from '../parts/use-desk-command.ts';

interface RulingFormProps {
  readonly commanding: DeskCommanding;
  readonly ready: boolean;
  readonly done: boolean;
  /** Nothing where there is nothing to give. */
  readonly go: string | undefined;
  readonly onSubmit: () => void;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A ruling to be given: its particulars, what stands in its way, the button; then that it is given. */
export function RulingForm({ commanding, ready, done, go, onSubmit, onDone, children }: RulingFormProps) {
  const { t } = useTranslation('desk');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) onSubmit();
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {children}
        <Outcome commanding={commanding} onDone={onDone} />
        <Row>
          {go !== undefined && (
            <Action next submit disabled={!ready} loading={commanding.sending}>
              {go}
            </Action>
          )}
          <span role="status">{done ? t('rulings.done') : ''}</span>
        </Row>
      </Stack>
    </form>
  );
}
