CREATE TABLE "showcase_glances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_glances_once" UNIQUE("viewer_id","convocated_id"),
	CONSTRAINT "showcase_glances_times" CHECK (times > 0)
);
--> statement-breakpoint
CREATE TABLE "showcase_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_visits_seconds" CHECK (seconds >= 0)
);
--> statement-breakpoint
ALTER TABLE "showcase_viewers" ADD COLUMN "files" text;--> statement-breakpoint
ALTER TABLE "showcase_glances" ADD CONSTRAINT "showcase_glances_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_glances" ADD CONSTRAINT "showcase_glances_viewer_fk" FOREIGN KEY ("agency_id","viewer_id") REFERENCES "public"."showcase_viewers"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_glances" ADD CONSTRAINT "showcase_glances_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_visits" ADD CONSTRAINT "showcase_visits_viewer_fk" FOREIGN KEY ("agency_id","viewer_id") REFERENCES "public"."showcase_viewers"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showcase_glances_by_convocated" ON "showcase_glances" USING btree ("convocated_id");--> statement-breakpoint
CREATE INDEX "showcase_glances_by_talent" ON "showcase_glances" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "showcase_visits_viewer" ON "showcase_visits" USING btree ("viewer_id","last_at");--> statement-breakpoint
ALTER TABLE "showcase_viewers" ADD CONSTRAINT "showcase_viewers_files" CHECK (files in ('PLAIN', 'MARKED'));