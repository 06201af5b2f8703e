ALTER TABLE "import_rows" DROP CONSTRAINT "import_rows_line";--> statement-breakpoint
ALTER TABLE "import_rows" DROP CONSTRAINT "import_rows_state_known";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "sheet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sheet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_line" UNIQUE("import_id","sheet","line");--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_state_known" CHECK (state in ('WAITING', 'FAULTY', 'DUPLICATE', 'KEPT', 'FAILED', 'UNDONE', 'STAYS', 'ASIDE'));