import { defineWrite } from '@/lib/graphql/define-write';

export const ALLOW_FILES = defineWrite('allowShowcaseFiles', { viewerId: 'ID!', files: 'String' });
