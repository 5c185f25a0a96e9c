import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './side-panel.module.css';

interface SidePanelProps {
  readonly opened: boolean;
  readonly heading: string;
  /** What the button says that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something explained beside the page, which stays where it was. */
export const SidePanel = ({ opened, heading, close, onClose, children }: SidePanelProps) => (
  <Drawer.Root
    opened={opened}
    onClose={onClose}
    position="right"
    size="30rem"
    transitionProps={{ duration: 120 }}
    // Here and not on the content: a class of its own would land on what lies over the whole page as well.
    classNames={{ content: classes.content ?? '' }}
  >
    <Drawer.Overlay />
    <Drawer.Content aria-label={heading}>
      <Drawer.Body className={classes.body}>
        <div className={classes.top}>
          <h2 className={classes.heading}>{heading}</h2>
          <Button variant="default" h="var(--target)" px="lg" onClick={onClose}>
            {close}
          </Button>
        </div>
        {children}
      </Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
);
