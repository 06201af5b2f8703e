import { graphql } from '@/lib/graphql/client';

export const CHANGE_CONSTANT = graphql(`
  mutation ChangeConstant($input: ChangeConstantInput!, $seenRevision: Int) {
    changeConstant(input: $input, seenRevision: $seenRevision) { id }
  }
`);
