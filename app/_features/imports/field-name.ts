import type { messages } from '@/lib/i18n/messages/es';

/** A field of an import has words in the texts of its kind. */
export type FieldName = keyof (typeof messages)['imports']['TALENTS']['fields'] &
  keyof (typeof messages)['imports']['CLIENTS']['fields'] &
  keyof (typeof messages)['imports']['EVENTS']['fields'];
