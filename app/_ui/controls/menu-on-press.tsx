'use client';

import { Menu, type MenuProps } from '@mantine/core';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';

type ButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

type Props = Pick<MenuProps, 'position' | 'width' | 'withinPortal'> & {
  button: ReactElement<ButtonProps>;
  /** `Menu.Item`s, made when it is opened. */
  items: () => ReactNode;
};

/** A button with a menu, which until it is first pressed is nothing but the button. */
export function MenuOnPress({ button, ...menu }: Props) {
  const [pressed, setPressed] = useState(false);
  if (pressed) return <Opened button={button} {...menu} />;
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setPressed(true),
  });
}

function Opened({ button, items, ...menu }: Props) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button was another element; the menu gives the focus back to the one that has it as it opens.
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} {...menu}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{items()}</Menu.Dropdown>
    </Menu>
  );
}
