import { emptyToNull } from '@/lib/core/contact';
import type { PublishConvocatoryInput } from '../inputs';

const TEXTS = [
  'colourEyes',
  'colourHair',
  'texture',
  'language',
  'academicTraining',
  'observations',
] as const satisfies (keyof PublishConvocatoryInput)[];
type Texts = Partial<Record<(typeof TEXTS)[number], string | null | undefined>>;

/** Returns the texts that describe a call, with null for what was left empty. */
export const describedBy = (data: Texts): Record<(typeof TEXTS)[number], string | null> =>
  Object.fromEntries(TEXTS.map((name) => [name, emptyToNull(data[name])])) as Record<
    (typeof TEXTS)[number],
    string | null
  >;
