import * as z from 'zod/mini';
import { imageId } from '@/lib/agencies/images/inputs';
import { clearable, title } from '@/lib/core/inputs';

/** The brand for which a client asks, with the id of its uploaded logo. A changed one names its id. */
export const createFinalClientInput = z.object({
  name: title(120),
  urlLogo: clearable(imageId),
  clientId: clearable(z.uuid('validation.option')),
});
export type CreateFinalClientInput = z.input<typeof createFinalClientInput>;

export const updateFinalClientInput = z.extend(z.partial(createFinalClientInput), { id: z.uuid() });
export type UpdateFinalClientInput = z.input<typeof updateFinalClientInput>;
