-- What tables are made with: extensions, and functions of their columns, checks and indexes.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint

-- unaccent() is only stable, because its dictionary could change; naming the dictionary lets an index use it.
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, lower(value)) $$;--> statement-breakpoint

-- What is kept of a number for searching: the digits of a document, and those of a telephone with its country's code
-- and without its extension. Texts for none, so that they can stand in a generated column.
CREATE FUNCTION search_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(coalesce(value, ''), '\D', '', 'g') $$;--> statement-breakpoint
CREATE FUNCTION search_phone(value text, dialing_code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN value IS NULL THEN '' WHEN value LIKE '+%' THEN '' ELSE coalesce(dialing_code, '') END
    || regexp_replace(regexp_replace(coalesce(value, ''), '\s*x\s*\d{1,6}$', ''), '\D', '', 'g') $$;--> statement-breakpoint

-- What the readers of lib/core/readers take for certain, so that an index holds the few rows that they must look at: a
-- telephone of Colombia, the number of a type of document with its check digit, an address of plain letters. Nothing is
-- certain of a foreign telephone, whose plan no function here knows.
CREATE FUNCTION surely_phone(value text, dialing_code text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(value, '') = '' OR dialing_code = '57' AND value ~ '^(3\d{9}|60\d{8})(x\d{1,6})?$' $$;--> statement-breakpoint
CREATE FUNCTION surely_nit(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN value ~ '^[1-9]\d{8}-\d$' THEN (
    SELECT CASE WHEN rest > 1 THEN 11 - rest ELSE rest END = right(value, 1)::int
    FROM (SELECT (sum(substr(value, place, 1)::int * (ARRAY[41, 37, 29, 23, 19, 17, 13, 7, 3])[place]) % 11)::int AS rest
      FROM generate_series(1, 9) AS place) AS weighed) ELSE false END $$;--> statement-breakpoint

-- A passport without a digit is a word ('PENDIENTE'), which the readers refuse: it is no longer certain.
CREATE FUNCTION surely_identity(document_type_id integer, value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(value, '') = '' OR CASE document_type_id
    WHEN 1 THEN value ~ '^[1-9]\d{2,9}$'
    WHEN 2 THEN surely_nit(replace(value, '.', ''))
    WHEN 3 THEN value ~ '^[1-9]\d{2,9}$'
    WHEN 4 THEN value ~ '^[A-Z0-9]{5,15}$' AND value ~ '\d'
    WHEN 5 THEN value ~ '^[1-9]\d{9,10}$'
    WHEN 6 THEN value ~ '^[1-9]\d{4,14}$'
    WHEN 7 THEN value ~ '^[1-9]\d{2,9}$'
    ELSE value ~ '^[A-Z0-9]{3,20}$' AND value ~ '\d' END;--> statement-breakpoint
CREATE FUNCTION surely_email(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(value, '') = '' OR length(value) <= 254 AND position('@' IN value) <= 65
    AND value ~ '^[A-Za-z0-9_+-]+(\.[A-Za-z0-9_+-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$' $$;
