#!/bin/bash
# sbatch --array=1-32 slurm.sh: each task is a worker with a slot for each of its processors.
#SBATCH --job-name=hone-worker
#SBATCH --cpus-per-task=8
#SBATCH --time=12:00:00
#SBATCH --signal=TERM@10
exec hone worker --server "${FARM_SERVER:-farm1:4730}" --key "${FARM_KEY:-$HOME/farm.key}" \
  --slots "$SLURM_CPUS_PER_TASK"
