'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useState } from 'react';

export type Command = {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Heading it stands under. */
  readonly group: string;
  readonly icon?: ReactNode;
  /** Other words by which it is found. */
  readonly keywords?: readonly string[];
  /** Told when it is chosen, beside what it does; for what counts its uses itself. */
  readonly onChosen?: () => void;
} & ({ readonly href: string } | { readonly onRun: () => void });

type Register = (owner: string, commands: readonly Command[]) => void;

// Two contexts, so that who only adds commands is not rendered again by every addition.
const RegisterContext = createContext<Register | null>(null);
const ListContext = createContext<readonly Command[]>([]);

/** Collects what can be done from the keyboard: what the open page adds to the places of the shell. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [owners, setOwners] = useState<ReadonlyMap<string, readonly Command[]>>(new Map());
  const register = useCallback<Register>((owner, commands) => {
    setOwners((all) => {
      const next = new Map(all);
      if (commands.length > 0) next.set(owner, commands);
      else next.delete(owner);
      return next;
    });
  }, []);
  const list = useMemo(() => [...owners.values()].flat(), [owners]);
  return (
    <RegisterContext value={register}>
      <ListContext value={list}>{children}</ListContext>
    </RegisterContext>
  );
}

/** What the open page adds to Ctrl-K. */
export const useAllCommands = (): readonly Command[] => use(ListContext);

/**
 * Adds commands to Ctrl-K while the component is mounted. Keep the list stable (module scope or useMemo), or it is
 * registered again at every render. Where there is no Ctrl-K, nothing lists them.
 */
export function useCommands(commands: readonly Command[]): void {
  const owner = useId();
  const register = use(RegisterContext);
  useEffect(() => {
    register?.(owner, commands);
    return () => register?.(owner, []);
  }, [owner, register, commands]);
}
