'use client';

import { MantineProvider } from '@mantine/core';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { CommandsProvider } from '@/app/_ui/commands/commands';
import { ConfirmProvider } from '@/app/_ui/feedback/confirm/confirm-provider';
import { useFocusReturn } from '@/app/_ui/feedback/use-focus-return';
import { later } from '@/app/_ui/later/later';
import { theme } from '@/app/_ui/theme/theme';

const Toaster = later(() => import('@/app/_ui/theme/toaster'), { missing: 'nowhere' });

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
