import { useDatabase } from '@/db/testing/use-database';
import { rootFields } from '../testing/ask-field';
import { proveFields } from '../testing/prove-fields';

proveFields(
  useDatabase(),
  rootFields().filter(({ operation }) => operation !== 'mutation'),
);
