import type { ReactNode } from 'react';
import type { TakenPhoto, usePhotoQueue } from './use-photo-queue';

/** The six reasons of the specification, in the order of their keys. */
export type Reasons = readonly { readonly id: number; readonly text: string }[];

/** What both ways of reviewing are given. */
export type ScreenProps = {
  queue: ReturnType<typeof usePhotoQueue>;
  /** Not empty. */
  photos: readonly TakenPhoto[];
  reasons: Reasons;
  /** The button that takes the last decision back. */
  undo: ReactNode;
};
