'use client';

import { useTranslations } from 'next-intl';
import type { SaveState } from './saver';

type Props = {
  state: SaveState;
  /** What was typed before and not saved is back in the form. */
  recovered: boolean;
  /** What is said before anything was typed. */
  idle: string;
};

/** How far saving is, beside the buttons of a form that saves itself; the footer announces it. */
export function SaveNote({ state, recovered, idle }: Props) {
  const t = useTranslations('ui.saving');
  const words = state === 'idle' ? idle : t(state);
  return (
    <span data-save={state}>
      {words}
      {recovered && state !== 'saved' && state !== 'idle' ? ` ${t('recovered')}` : ''}
    </span>
  );
}
