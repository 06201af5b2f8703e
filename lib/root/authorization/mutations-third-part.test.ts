import { useDatabase } from '@/db/testing/use-database';
import { mutationsOf } from '../testing/mutations-of';
import { proveFields } from '../testing/prove-fields';

proveFields(useDatabase(), mutationsOf(2));
