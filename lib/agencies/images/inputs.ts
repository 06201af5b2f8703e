import * as z from 'zod/mini';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** An uploaded image by its id, or by the address under which the wire shows it; empty is none. */
export const imageId = z.string().check(
  z.overwrite((value) =>
    value
      .trim()
      .toLowerCase()
      .replace(/^\/fotos\//, ''),
  ),
  z.refine((value) => value === '' || UUID.test(value), 'validation.logo'),
);
