import * as z from 'zod/mini';
import { isMonth } from './rules';

const month = z.nullish(z.string().check(z.refine(isMonth, 'errors.invalid')));

/** A period of whole months, `YYYY-MM`, and what it is compared with; left out, the last twelve months. */
export const reportInput = z.pipe(
  z.object({
    from: month,
    to: month,
    against: z.nullish(z.enum(['BEFORE', 'YEAR'])),
    agencyId: z.nullish(z.uuid('errors.agency.notFound')),
  }),
  z.transform(({ from, to, against, agencyId }) => ({
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(against ? { against } : {}),
    ...(agencyId ? { agencyId } : {}),
  })),
);
