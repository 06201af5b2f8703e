CREATE TABLE "import_mappings" (
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_agency_id_kind_pk" PRIMARY KEY("agency_id","kind")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entity_id" uuid,
	CONSTRAINT "import_rows_line" UNIQUE("import_id","line"),
	CONSTRAINT "import_rows_state_known" CHECK (state in ('WAITING', 'FAULTY', 'DUPLICATE', 'KEPT', 'FAILED', 'UNDONE', 'STAYS'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'READ' NOT NULL,
	"headers" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"tells" boolean DEFAULT true NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_kind" CHECK (kind in ('TALENTS')),
	CONSTRAINT "imports_state" CHECK (state in ('READ', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'))
);
--> statement-breakpoint
CREATE TABLE "talent_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"phone" text,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"talent_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_invitations_reachable" CHECK (email is not null or phone is not null)
);
--> statement-breakpoint
ALTER TABLE "link_tokens" DROP CONSTRAINT "link_tokens_purpose";--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "imports_list" ON "imports" USING btree ("agency_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "talent_invitations_list" ON "talent_invitations" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_invitations_open" ON "talent_invitations" USING btree ("agency_id",lower(email)) WHERE registered_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "talent_invitations_talent" ON "talent_invitations" USING btree ("talent_id") WHERE talent_id is not null;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_purpose" CHECK (purpose in ('ACTIVATION', 'PASSWORD_RESET', 'INVITATION', 'QUOTATION_ANSWER', 'TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE', 'GUARDIAN_CONSENT', 'TALENT_INVITATION', 'JOINING_PHOTOS'));