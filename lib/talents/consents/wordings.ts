import { consentWordingRows } from '@/db/catalogue/consents';
import type { ConsentPurpose } from '@/db/values/consents';

export type Wording = { readonly version: number; readonly text: string };

/** The words to which somebody consents today, by purpose. */
export function currentWording(purpose: ConsentPurpose): Wording {
  const [latest] = consentWordingRows
    .filter((row) => row.purpose === purpose)
    .toSorted((one, other) => other.version - one.version);
  if (!latest) throw new Error(`no wording for ${purpose}`);
  return { version: latest.version, text: latest.text };
}
