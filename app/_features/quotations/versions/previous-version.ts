import type { VersionContent } from '@/lib/quotations/versions/rules/version-content';

/** The version that the one being typed will replace. */
export type PreviousVersion = {
  readonly version: number;
  /** True when the client accepted it meanwhile and its event is in force, so nothing can replace it. */
  readonly accepted: boolean;
  readonly content: VersionContent;
};
