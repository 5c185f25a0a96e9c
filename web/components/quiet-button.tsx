import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './quiet-button.module.css';
import { WordButton } from './word-button.tsx';

interface QuietButtonProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** What one may also do. */
export const QuietButton = (props: QuietButtonProps) => (
  <WordButton fullWidth variant="default" look={{ root: classes.root, label: classes.label }} {...props} />
);
