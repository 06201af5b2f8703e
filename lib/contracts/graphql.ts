import { ConvocatedType, papersOf } from '@/lib/convocatories/graphql';
import { builder } from '@/lib/graphql/builder';
import { contractCode } from './rules';

builder.objectField(ConvocatedType, 'codeContract', (t) =>
  t.string({
    nullable: true,
    description:
      'The number of the signed contract at its agency, as `CTR-00012`; null while none is signed.',
    resolve: async (called, _, context) => {
      const code = (await papersOf(called, context))?.contractCode;
      return code == null ? null : contractCode(code);
    },
  }),
);
