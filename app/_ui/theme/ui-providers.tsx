'use client';

import { MantineProvider } from '@mantine/core';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { lazy, type ReactNode, Suspense } from 'react';
import { CommandsProvider } from '../commands/commands';
import { useAwake } from '../controls/use-awake';
import { ConfirmProvider } from '../feedback/confirm/confirm-provider';
import { useFocusReturn } from '../feedback/use-focus-return';
import { theme } from './theme';

const Toaster = lazy(() => import('./toaster'));

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
      <LateToaster />
      <NuqsAdapter>
        <CommandsProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </CommandsProvider>
      </NuqsAdapter>
    </MantineProvider>
  );
}

/** A component of its own, so that what follows its waking up is rendered again alone. */
function LateToaster() {
  return (
    useAwake() && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
