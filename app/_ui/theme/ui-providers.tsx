'use client';

import { MantineProvider } from '@mantine/core';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { CommandsProvider } from '../commands/commands';
import { ConfirmProvider } from '../feedback/confirm/confirm-provider';
import { useFocusReturn } from '../feedback/use-focus-return';
import { later } from '../later/later';
import { theme } from './theme';

const Toaster = later(() => import('./toaster'), { missing: 'nowhere' });

/** What the primitives of the portal need above them. A client file, because the theme holds functions. */
export function UiProviders({ nonce, children }: { nonce: string; children: ReactNode }) {
  useFocusReturn();
  return (
    <MantineProvider
      theme={theme}
      // The stylesheet mantine-variables.generated.css has them, and no class of a breakpoint is used.
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <Toaster />
      <NuqsAdapter>
        <CommandsProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </CommandsProvider>
      </NuqsAdapter>
    </MantineProvider>
  );
}
