from pathlib import Path

import pytest

from menu import allergens

MENUS = Path(__file__).resolve().parent.parent / "menus"


@pytest.fixture(scope="module")
def dishes():
    return list(allergens.all_dishes(MENUS))


def test_five_days(dishes):
    assert {d[0] for d in dishes} == {"Mon", "Tue", "Wed", "Thu", "Fri"}


@pytest.mark.parametrize("week", sorted(p.stem for p in MENUS.glob("*.csv")))
def test_only_known_allergens(week):
    used = set().union(*(d[2] for d in allergens.read_week(MENUS / f"{week}.csv")))
    assert used - allergens.KNOWN == set()


def test_prices_are_sane(dishes):
    assert all(250 <= d[3] <= 990 for d in dishes)


def test_report_merges():
    assert len(allergens.report(MENUS)) > 5
