import type { PhotoType } from '@/db/values/photo-types';

/** A photo as who keeps the profile works with it: this much goes to the browser. */
export type ManagedPhoto = {
  readonly id: string;
  readonly fileId: string;
  readonly stateId: number;
  /** Why it was rejected. */
  readonly observation: string | null;
  readonly placeholder: string | null;
};

export type PhotosByType = Readonly<Record<PhotoType, readonly ManagedPhoto[]>>;
