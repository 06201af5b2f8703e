ALTER TABLE "import_mappings" ADD COLUMN "words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "blanks" jsonb DEFAULT '{}'::jsonb NOT NULL;