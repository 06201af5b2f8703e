'use client';

import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { opened: boolean; onClose: () => void; title: string; children: ReactNode };

/** The figures over the lower part of a phone's screen. */
export default function FiguresDrawer(props: Props) {
  return <Drawer {...props} position="bottom" size="85%" />;
}
