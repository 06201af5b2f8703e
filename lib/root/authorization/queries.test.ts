import { useDatabase } from '@/db/testing/use-database';
import { rootFields } from '../testing/ask-field';
import { proveFields } from './prove-fields';

proveFields(
  useDatabase(),
  rootFields().filter(({ operation }) => operation !== 'mutation'),
);
