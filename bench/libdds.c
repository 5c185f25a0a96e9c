/* Reads deals as PBN writes them, a line each; writes the twenty results (S H D C NT of N, E, S, W) and the processor's milliseconds. */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <dds/dll.h>

int main(void) {
  struct ddTableDealPBN deal;
  struct ddTableResults table;
  char line[sizeof deal.cards];
  SetMaxThreads(1);
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\r\n")] = '\0';
    if (line[0] == '\0') continue;
    strcpy(deal.cards, line);
    clock_t before = clock();
    int found = CalcDDtablePBN(deal, &table);
    double spent = 1000.0 * (double)(clock() - before) / CLOCKS_PER_SEC;
    if (found != RETURN_NO_FAULT) {
      fprintf(stderr, "libdds answers %d for %s\n", found, line);
      return 1;
    }
    for (int seat = 0; seat < 4; seat++)
      for (int strain = 0; strain < 5; strain++) printf("%d ", table.resTable[strain][seat]);
    printf("%.3f\n", spent);
    fflush(stdout);
  }
  return 0;
}
