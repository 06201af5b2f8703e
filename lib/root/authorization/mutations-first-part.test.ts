import { useDatabase } from '@/db/testing/use-database';
import { mutationsOf } from './mutations-of';
import { proveFields } from './prove-fields';

proveFields(useDatabase(), mutationsOf(0));
