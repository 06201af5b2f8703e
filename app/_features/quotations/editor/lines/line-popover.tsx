'use client';

import { Popover, Stack } from '@mantine/core';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';

type ButtonProps = { ref?: Ref<HTMLButtonElement>; onClick?: () => void; 'aria-expanded'?: boolean };

/** The button of a line, by which its pop-up is first made and later opened and closed. */
export type LinePopoverButton = ReactElement<ButtonProps>;

type Props = { button: LinePopoverButton; label: string; width: number; children: ReactNode };

/** What is said of a line beside its button; open from the beginning. */
export function LinePopover({ button, label, width, children }: Props) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button was another element; the focus comes back to the one that stands here now.
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Popover position="bottom-start" width={width} trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        {cloneElement(button, {
          ref: target,
          'aria-expanded': opened,
          onClick: () => setOpened((before) => !before),
        })}
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="sm">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
