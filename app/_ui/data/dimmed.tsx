import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A small text that says less than the one it stands beside. */
export function Dimmed({ children }: { children: ReactNode }) {
  return (
    <Text span inherit c="dimmed" fz="xs">
      {children}
    </Text>
  );
}
