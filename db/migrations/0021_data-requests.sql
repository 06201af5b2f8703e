CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"talent_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"identification" text,
	"text" text NOT NULL,
	"received_on" date NOT NULL,
	"first_due_on" date NOT NULL,
	"due_on" date NOT NULL,
	"extension_reason" text,
	"extended_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_requests_kind" CHECK (kind in ('CONSULTA', 'RECLAMO')),
	CONSTRAINT "data_requests_source" CHECK (source in ('TALENT', 'PUBLIC', 'ADMINISTRATOR')),
	CONSTRAINT "data_requests_dates" CHECK (received_on < first_due_on and first_due_on <= due_on),
	CONSTRAINT "data_requests_extended" CHECK ((extended_at is null) = (extension_reason is null)),
	CONSTRAINT "data_requests_answered" CHECK ((answered_at is null) = (answer is null))
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_on","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "data_requests_answered" ON "data_requests" USING btree ("answered_at","id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "data_requests_talent" ON "data_requests" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "data_requests_answered_by" ON "data_requests" USING btree ("answered_by");