'use client';

import CommandPalette from '@/app/_ui/commands/command-palette';
import type { ShellAccount } from '../shell-account';
import { useFind } from './use-find';
import { useShellCommands } from './use-shell-commands';

/** What Ctrl-K opens in the portal: its places, what the open page adds, and what is found. Loaded when it is first opened. */
export default function ShellPalette({ account, openings }: { account: ShellAccount; openings: number }) {
  const commands = useShellCommands(account);
  const find = useFind();
  return <CommandPalette openings={openings} commands={commands} find={find} />;
}
