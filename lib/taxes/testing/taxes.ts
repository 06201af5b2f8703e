import file from '@/db/catalogue/tax-table.json' with { type: 'json' };
import { taxTableFromFile } from '../rules/tax-table';

/** The tax table that a new database begins with. */
export const taxes = taxTableFromFile(file);
