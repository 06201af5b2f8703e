import { graphql } from '@/lib/graphql/client';

export const CONCERN_OF_CHANGE = graphql(`
  query ConcernOfChange($input: PlannedChangeInput!) {
    concernOfChange(input: $input) {
      askedAgain { count names }
      confirmedAgain { count }
      givenBack { count names }
      stayAsked { count names }
      refusing { count names }
      toAmend { count names }
      told { count }
      riding { count names }
      waits
    }
  }
`);
