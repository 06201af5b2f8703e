CREATE TABLE "showcase_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"mark" text,
	"rank" integer,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_marks_once" UNIQUE("round_id","convocated_id"),
	CONSTRAINT "showcase_marks_mark" CHECK (mark in ('YES', 'MAYBE', 'NO')),
	CONSTRAINT "showcase_marks_rank" CHECK (rank is null or (rank > 0 and mark = 'YES'))
);
--> statement-breakpoint
CREATE TABLE "showcase_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note" text,
	"sent_at" timestamp with time zone,
	"quotas" jsonb,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_rounds_tenant" UNIQUE("agency_id","id"),
	CONSTRAINT "showcase_rounds_number" UNIQUE("viewer_id","number"),
	CONSTRAINT "showcase_rounds_sent" CHECK ((sent_at is null) = (quotas is null)),
	CONSTRAINT "showcase_rounds_applied" CHECK (applied_at is null or sent_at is not null),
	CONSTRAINT "showcase_rounds_quotas_json" CHECK (jsonb_typeof(quotas) = 'array')
);
--> statement-breakpoint
CREATE TABLE "showcase_viewers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_viewers_tenant" UNIQUE("agency_id","id")
);
--> statement-breakpoint
ALTER TABLE "showcase_marks" ADD CONSTRAINT "showcase_marks_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_marks" ADD CONSTRAINT "showcase_marks_round_fk" FOREIGN KEY ("agency_id","round_id") REFERENCES "public"."showcase_rounds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_marks" ADD CONSTRAINT "showcase_marks_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_rounds" ADD CONSTRAINT "showcase_rounds_viewer_fk" FOREIGN KEY ("agency_id","viewer_id") REFERENCES "public"."showcase_viewers"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_viewers" ADD CONSTRAINT "showcase_viewers_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showcase_marks_by_convocated" ON "showcase_marks" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "showcase_marks_by_talent" ON "showcase_marks" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_rounds_open" ON "showcase_rounds" USING btree ("viewer_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "showcase_viewers_event" ON "showcase_viewers" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_viewers_once" ON "showcase_viewers" USING btree ("event_id",lower(email)) WHERE revoked_at is null;--> statement-breakpoint
INSERT INTO inbox_happenings (happening, kind, audience) VALUES ('selection.send', 'CLIENT_CHOSE', 'AGENCY');
