/*
 * Reads deals as PBN writes them, a line each; writes the twenty results (S H D C NT of N, E, S, W) and two times in milliseconds,
 * the processor's and the clock's: deal by deal in one thread, or with `all` forty deals at a time in a thread a core, each with its
 * share of what they took.
 */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <dds/dll.h>

static struct ddTableDealsPBN some;
static struct ddTablesRes found;
static struct allParResults pars;

static int failed(int code) {
  if (code != RETURN_NO_FAULT) fprintf(stderr, "libdds answers %d\n", code);
  return code != RETURN_NO_FAULT;
}

static double now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return 1e3 * (double)time.tv_sec + 1e-6 * (double)time.tv_nsec;
}

static double processor, wall;

static void begin(void) {
  processor = now(CLOCK_PROCESS_CPUTIME_ID);
  wall = now(CLOCK_MONOTONIC);
}

static void end(int deals) {
  processor = (now(CLOCK_PROCESS_CPUTIME_ID) - processor) / deals;
  wall = (now(CLOCK_MONOTONIC) - wall) / deals;
}

static void print(const struct ddTableResults *table) {
  for (int seat = 0; seat < 4; seat++)
    for (int strain = 0; strain < 5; strain++) printf("%d ", table->resTable[strain][seat]);
  printf("%.3f %.3f\n", processor, wall);
}

/* The next deal; 0 when there is none. */
static int read_deal(char *cards) {
  char line[sizeof some.deals[0].cards];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\r\n")] = '\0';
    if (line[0] == '\0') continue;
    strcpy(cards, line);
    return 1;
  }
  return 0;
}

static int deal_by_deal(void) {
  struct ddTableDealPBN deal;
  struct ddTableResults table;
  SetMaxThreads(1);
  while (read_deal(deal.cards)) {
    begin();
    if (failed(CalcDDtablePBN(deal, &table))) return 1;
    end(1);
    print(&table);
  }
  return 0;
}

static int all_cores(void) {
  int every_strain[DDS_STRAINS] = {0};
  SetMaxThreads(0);
  for (;;) {
    some.noOfTables = 0;
    while (some.noOfTables < MAXNOOFTABLES && read_deal(some.deals[some.noOfTables].cards)) some.noOfTables++;
    if (some.noOfTables == 0) return 0;
    begin();
    if (failed(CalcAllTablesPBN(&some, -1, every_strain, &found, &pars))) return 1;
    end(some.noOfTables);
    for (int table = 0; table < some.noOfTables; table++) print(&found.results[table]);
  }
}

int main(int count, char **words) {
  return count > 1 && strcmp(words[1], "all") == 0 ? all_cores() : deal_by_deal();
}
