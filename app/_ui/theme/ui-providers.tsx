'use client';

import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { CommandsProvider } from '../commands/commands';
import { ConfirmProvider } from '../confirm/confirm-provider';
import { cssVariablesResolver } from './css-variables';
import { theme } from './theme';

/** What the primitives of the portal need above them. A client file, because the theme holds functions. */
export function UiProviders({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <Notifications position="bottom-right" limit={4} />
      <NuqsAdapter>
        <CommandsProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </CommandsProvider>
      </NuqsAdapter>
    </MantineProvider>
  );
}
