'use client';

import { createContext, type ReactNode, use } from 'react';

export type ConfirmRequest = {
  title: string;
  /** What will happen, and whether it can be undone. */
  message?: ReactNode;
  /** The verb: 'Aprobar', 'Suspender'. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** 'danger' paints the button red and puts the focus on cancel. */
  tone?: 'default' | 'danger';
  /** Asks for a reason, freely or out of a list; required unless said otherwise. */
  reason?: { label?: string; options?: readonly string[]; required?: boolean; maxLength?: number };
  /** Both answers do something: only the buttons close the dialog. */
  mustAnswer?: boolean;
  /** Runs while the dialog stays open and busy. What it throws is shown there, and one can try again. */
  onConfirm?: (reason: string) => Promise<unknown>;
};

/** Resolves to the reason ('' when none was asked for) once confirmed and done, and to null when given up. */
export type Confirm = (request: ConfirmRequest) => Promise<string | null>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** Asks before something that cannot be undone: `if ((await confirm({ … })) !== null)`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs ConfirmProvider above it');
  return confirm;
}
