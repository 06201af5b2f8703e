'use client';

import { createContext, use } from 'react';

export type Tools = {
  readonly edit: () => void;
  readonly publish: (needId: string) => void;
  readonly editCall: (callId: string) => void;
};

export const ToolsContext = createContext<Tools | null>(null);

/** Opens the drawers of an event's page. Only below EventTools, which readers do not get. */
export function useEventTools(): Tools {
  const tools = use(ToolsContext);
  if (!tools) throw new Error('useEventTools needs EventTools above it');
  return tools;
}
